import { Collapse } from '@/components/ui/collapse'
import type { Faq } from './help-data'

interface FaqItemsProps {
  faqs: readonly Faq[]
  /** Heading level of the questions. */
  heading?: 'h2' | 'h3'
}

/** Questions that expand to their answers. */
export function FaqItems({ faqs, heading: Heading = 'h3' }: FaqItemsProps) {
  return (
    <div className="[&>details:last-child]:border-b-0">
      {faqs.map(({ question, answer }) => (
        <Collapse
          key={question}
          title={<Heading className="text-base font-medium max-md:text-sm">{question}</Heading>}
        >
          <p className="max-w-[46rem] leading-relaxed whitespace-pre-line">{answer}</p>
        </Collapse>
      ))}
    </div>
  )
}
