/** One thing that a buyer said. */
export interface DemoReview {
  star: 1 | 2 | 3 | 4 | 5
  text: string
  /** Answer of the shop. */
  reply?: string
  /** Builds of the class that it fits; absent where it fits all. */
  forms?: readonly string[]
}

export const says = (star: DemoReview['star'], text: string, reply?: string): DemoReview => ({
  star,
  text,
  ...(reply ? { reply } : {}),
})

/** A review that fits some builds of its class only. */
export const only = (forms: string, review: DemoReview): DemoReview => ({
  ...review,
  forms: forms.split(' '),
})
