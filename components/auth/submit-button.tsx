'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { useHydrated } from '@/components/ui/use-hydrated'

/** The submit button of a sign-in form. Disabled until hydration: a native submit would put the password into the URL. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="large"
      block
      disabled={!isHydrated}
      loading={busy}
      className={cx('mt-1', !isHydrated && 'bg-brand!')}
    >
      {children}
    </Button>
  )
}
