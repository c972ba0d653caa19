'use client'
import { useState } from 'react'

/**
 * What a dialog shows. While it fades out it shows what it showed, and each time it opens its form begins anew.
 * @param open null while the dialog is closed
 * @returns `round` is the key of the form
 */
export function useDialogRow<Row>(open: Row | null): { shown: Row | null; round: number } {
  const [shown, setShown] = useState(open)
  const [round, setRound] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== null && open !== shown) setShown(open)
  if (wasOpen !== (open !== null)) {
    setWasOpen(open !== null)
    if (open !== null) setRound(round + 1)
  }
  return { shown, round }
}
