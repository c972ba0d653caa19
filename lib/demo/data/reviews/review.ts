/** One review text. */
export interface DemoReview {
  star: 1 | 2 | 3 | 4 | 5
  text: string
  /** The shop's reply. */
  reply?: string
  /** Forms of the class that the text fits; absent when it fits all. */
  forms?: readonly string[]
}

export const says = (star: DemoReview['star'], text: string, reply?: string): DemoReview => ({
  star,
  text,
  ...(reply ? { reply } : {}),
})

/** A review that fits only some forms of its class, given as a list separated by spaces. */
export const only = (forms: string, review: DemoReview): DemoReview => ({
  ...review,
  forms: forms.split(' '),
})
