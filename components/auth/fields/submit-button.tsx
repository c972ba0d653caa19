'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/**
 * The submit button of a sign-in form. A press before hydration is kept (lib/web/early-press.ts); without scripts the
 * form posts, so that a password never stands in a URL.
 */
export const SubmitButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Button type="submit" size="large" block loading={busy} className="mt-1">
    {children}
  </Button>
)
