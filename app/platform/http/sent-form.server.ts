/** Reads the form that a request sends: one without any field where it cannot be read. */
export const sentForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())

/** Returns what reads a text of a form by its name: '' for one that was not sent. */
export const textsOf = (form: FormData) => (name: string) => String(form.get(name) ?? '')
