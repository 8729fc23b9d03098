/** What is said where a field could not be saved: in French and, for those that it names, as the specification has it. */
export const FAILURES = {
  title: "Le titre n'a pas été enregistré.",
  videos: "Les vidéos n'ont pas été enregistrées.",
  description: "La description n'a pas été enregistrée : « Erreur lors de la mise à jour de description. »",
  tarifs: "Les tarifs n'ont pas été enregistrés : « Erreur lors de la mise à jour de tarifs. »",
  questions: "Les questions n'ont pas été enregistrées : « Erreur lors de la mise à jour de questions. »",
}
