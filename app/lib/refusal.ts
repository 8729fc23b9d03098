/** A request that cannot be granted. Its message is one line, in French, for the person who made it. */
export class Refusal extends Error {}
