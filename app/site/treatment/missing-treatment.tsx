/** What the page of a treatment that does not exist says of itself. */
export function MissingTreatmentMeta({ title, nom }: { title: string; nom: string }) {
  return (
    <>
      <title>{`${title} | ${nom}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
