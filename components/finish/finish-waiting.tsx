import { LoaderCircle } from 'lucide-react'

/** Loading state with the size of the result card. */
export function FinishWaiting({ text }: { text: string }) {
  return (
    <section
      role="status"
      className="rounded-card border-line bg-card text-muted flex min-h-80 flex-col items-center justify-center gap-4 border"
    >
      <LoaderCircle className="text-brand size-10 animate-spin" aria-hidden />
      <p>{text}</p>
    </section>
  )
}
