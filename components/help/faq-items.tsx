import { Collapse } from '@/components/ui/collapse'
import { ScrollHere } from '@/components/ui/scroll-here'
import type { Faq } from './help-data'

interface FaqItemsProps {
  faqs: readonly Faq[]
  /** Heading level of the questions. */
  heading?: 'h2' | 'h3'
  /** The question that is open at first. */
  opened?: Faq | undefined
}

/** Questions that expand to their answers. */
export function FaqItems({ faqs, heading: Heading = 'h3', opened }: FaqItemsProps) {
  return (
    <div className="[&>details:last-child]:border-b-0">
      {faqs.map((faq) => (
        <Collapse
          key={faq.question}
          open={faq === opened}
          closeLabel="收回"
          title={<Heading className="text-base font-medium max-md:text-sm">{faq.question}</Heading>}
        >
          <p className="max-w-[46rem] leading-relaxed whitespace-pre-line">{faq.answer}</p>
          {faq === opened && <ScrollHere />}
        </Collapse>
      ))}
    </div>
  )
}
