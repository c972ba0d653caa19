'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonText } from '@/components/ui/skeleton'
import { StepBar } from '@/components/ui/step-bar'
import { api } from '@/lib/client/call/api'
import { replacePage } from '@/lib/client/page/open-page'
import { draftOf, type ApplicationDraft, type SavedApplication } from './application'
import { DetailsStep } from './details-step'
import { withKeptValues } from './kept-values'
import { PapersStep } from './papers-step'
import { TradeStep } from './trade-step'

interface ApplyFormProps {
  /** The applicant wants to change what was submitted (`?type=return`): the form begins at its first step. */
  isReturn: boolean
  /** Opens another page in place of this one. */
  leaveTo?: (href: string) => void
}

type Page = 0 | 1 | 2

const deskHref = '/shopadmin/index'

interface Opened {
  /** Null: there is nothing to fill in. */
  page: Page | null
  /** Target when there is nothing to fill in: the desk once approved, else the review page, which says why. */
  next: string
  draft: ApplicationDraft
  /** Why the application was refused; empty unless it was. */
  refusal: string
}

/** Which page of the form opens: the first one that is not saved yet (contract member §13). */
function firstPage(step: number, saved: SavedApplication | undefined, isReturn: boolean): Page | null {
  if (!saved) return step === 4 ? null : 0
  if (saved.audit_status === '2') return null
  if (isReturn) return 0
  // Complete, but taken back by a change of its first steps.
  if (step === 4) return saved.disabled ? 2 : null
  return (step - 1) as Page
}

const refusalOf = (saved: SavedApplication | undefined) =>
  saved?.audit_status === '3' ? saved.audit_memo : ''

async function openForm(isReturn: boolean): Promise<Opened> {
  const { step } = await api.merchant.step({})
  // Nothing is saved before the first step; merchants who never applied have no application at all.
  const saved = step === 1 ? undefined : await api.merchant.detail({}).catch(() => undefined)
  const page = firstPage(step, saved, isReturn)
  const isApproved = page === null && (await api.merchant.auditStatus({})).audit_status === '2'
  return {
    page,
    next: isApproved ? deskHref : '/shop/review',
    draft: withKeptValues(draftOf(saved)),
    refusal: refusalOf(saved),
  }
}

/**
 * The application of a merchant in three steps; each is saved when the next one opens (spec 3 §6, /shop/settleForm).
 */
export function ApplyForm({ isReturn, leaveTo = replacePage }: ApplyFormProps) {
  const opened = useQuery({
    queryKey: ['merchant-form', isReturn],
    queryFn: () => openForm(isReturn),
    gcTime: 0,
    staleTime: Infinity,
    meta: { silent: true },
  })
  const next = opened.data?.page === null ? opened.data.next : null
  useEffect(() => {
    if (next) leaveTo(next)
  }, [next, leaveTo])

  if (opened.isError) return <ErrorState onRetry={() => void opened.refetch()} />
  if (!opened.data || opened.data.page === null)
    return <SkeletonText lines={8} className="mx-auto max-w-160" />
  const { page, draft, refusal } = opened.data
  return (
    <>
      {refusal && (
        <p
          role="note"
          className="rounded-control bg-brand-tint text-text mx-auto mb-6 max-w-160 px-4 py-3 text-sm break-words"
        >
          <span className="text-brand-deep font-semibold">审批意见: </span>
          {refusal}
        </p>
      )}
      <Steps first={page} saved={draft} />
    </>
  )
}

function Steps({ first, saved }: { first: Page; saved: ApplicationDraft }) {
  const [page, setPage] = useState<Page>(first)
  const [draft, setDraft] = useState(saved)
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(first)
  // Keyboard and screen readers continue at the top of the new step, and the window scrolls there.
  useEffect(() => {
    if (shown.current !== page) top.current?.focus()
    shown.current = page
  }, [page])
  const go = (to: Page, typed: Partial<ApplicationDraft>) => {
    setDraft({ ...draft, ...typed })
    setPage(to)
  }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <StepBar steps={['入驻类型', '商户信息', '证照信息']} current={page} className="mx-auto max-w-160" />
      {page === 0 && <TradeStep values={draft.trade} onSaved={(trade) => go(1, { trade })} />}
      {page === 1 && (
        <DetailsStep
          values={draft.details}
          settledType={draft.trade.settledType || 'enterprise'}
          onSaved={(details) => go(2, { details })}
          onBack={(details) => go(0, { details })}
        />
      )}
      {page === 2 && <PapersStep values={draft.papers} onBack={(papers) => go(1, { papers })} />}
    </div>
  )
}
