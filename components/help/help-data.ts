import type { Outputs } from '@/lib/contract/outputs'

/** A question with its answer and the group under which it is listed. */
export type Faq = Outputs['site']['faqs']['list'][number]

/** An agreement; its content is '' while the mall has none. */
export type Terms = Outputs['session']['protocol']
