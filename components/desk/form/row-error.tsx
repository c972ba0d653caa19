import { ButtonLink } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'

interface RowErrorProps {
  text?: string | undefined
  onRetry: () => void
  retrying: boolean
  /** The list of the rows. */
  listHref: string
}

/** A page whose row was not read, or does not exist: a sentence, 重试, and the way back to the list. */
export const RowError = ({ listHref, ...error }: RowErrorProps) => (
  <div className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4">
    <ErrorState {...error} />
    <p className="mt-4 text-center">
      <ButtonLink href={listHref} variant="ghost">
        返回列表
      </ButtonLink>
    </p>
  </div>
)
