'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Milliseconds for which a change can be undone; they begin anew when pointer or focus leave the note. */
const undoTime = 8000

/** A change that was saved. */
export interface Undoable {
  /** The change in words. */
  text: string
  undo: () => void
}

interface UndoNoteProps {
  change: Undoable | null
  onClose: () => void
}

/** Says that a change was saved, and undoes it: at the top centre as all messages, where it covers no bar of actions. */
export function UndoNote({ change, onClose }: UndoNoteProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!change || isHeld) return
    const timer = setTimeout(onClose, undoTime)
    return () => clearTimeout(timer)
  }, [change, isHeld, onClose])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center px-4">
      {change && (
        <p
          className="rounded-card bg-card text-ink shadow-float border-line pointer-events-auto flex items-center gap-4 border px-4 py-3 text-sm"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {change.text}
          <Button
            variant="text"
            onClick={() => {
              onClose()
              change.undo()
            }}
          >
            撤销
          </Button>
        </p>
      )}
    </div>
  )
}
