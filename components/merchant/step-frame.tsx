'use client'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { SettlementAgreement } from './settlement-agreement'

interface StepFrameProps {
  /** Names the form for screen readers. */
  title: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Absent in the first step. */
  onBack?: () => void
  submitLabel: string
  busy: boolean
  children: ReactNode
}

/** A step of the application: its fields, the agreement, 上一页 and the button that saves it. */
export function StepFrame({ title, onSubmit, onBack, submitLabel, busy, children }: StepFrameProps) {
  return (
    <form aria-label={title} onSubmit={onSubmit} noValidate className="mx-auto mt-8 grid max-w-160 gap-5">
      {children}
      <div className="border-line flex flex-wrap items-center gap-3 border-t pt-5 max-md:*:[button]:flex-1">
        <p className="text-muted mr-auto text-sm max-md:w-full">
          提交即表示您已阅读并同意
          <SettlementAgreement />
        </p>
        {onBack && (
          <Button variant="ghost" disabled={busy} onClick={onBack}>
            上一页
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
