/** Says where a town is: « à Colmar », « au Mans », « aux Lilas », « à La Rochelle ». */
export function inTown(town: string): string {
  const [, article, name] = /^(les?) (.+)$/i.exec(town) ?? []
  if (!article) return `à ${town}`
  return `${article.length === 2 ? 'au' : 'aux'} ${name}`
}
