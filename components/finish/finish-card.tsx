import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'

const marks = {
  success: <CircleCheck className="text-programme-bright size-16" aria-hidden />,
  failure: <CircleX className="text-brand size-16" aria-hidden />,
  waiting: <Clock className="text-link size-16" aria-hidden />,
  unknown: <CircleAlert className="text-faint size-16" aria-hidden />,
} as const

interface FinishCardProps {
  kind: keyof typeof marks
  title: ReactNode
  text?: string
  /** Names and values below the text. */
  facts?: readonly { name: string; value: ReactNode }[]
  /** Buttons. */
  children: ReactNode
}

/** The result of a purchase: icon, title, facts and links. */
export function FinishCard({ kind, title, text, facts = [], children }: FinishCardProps) {
  return (
    <section
      role="status"
      className="rounded-card border-line bg-card flex flex-col items-center border px-4 py-12 text-center md:py-16"
    >
      {marks[kind]}
      <h2 className="text-ink mt-4 text-xl font-semibold">{title}</h2>
      {text && <p className="text-muted mt-2">{text}</p>}
      {facts.length > 0 && (
        <dl className="nums border-line rounded-control text-text mt-6 grid gap-2 border px-8 py-4 text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-center gap-x-1">
              <dt>{name}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </section>
  )
}
