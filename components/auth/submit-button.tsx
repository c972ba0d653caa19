'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'

/** Sends a sign-in form. Until the page is alive the browser itself would send it, and put passwords into the address. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="large"
      block
      disabled={!hydrated}
      loading={busy}
      className={cx('mt-1', !hydrated && 'bg-brand!')}
    >
      {children}
    </Button>
  )
}
