/** The cause of a change: a person by user id, a payment provider by its code, the system by the name of its job. */
export interface Actor {
  kind: 'member' | 'merchant' | 'operator' | 'system' | 'provider'
  id: number | string
}

/** The mall itself, in a job. */
export const systemActor = (job: string): Actor => ({ kind: 'system', id: job })
