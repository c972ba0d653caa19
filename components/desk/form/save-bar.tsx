'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useLeaveQuestion } from './use-leave-question'

interface SaveBarProps {
  isChanged: boolean
  isSaving: boolean
  /** Fields that are wrong, counted beside the buttons. */
  problems?: number
  onSave: () => void
  /** 放弃修改; absent for a new row, which has nothing to go back to. */
  onDiscard?: (() => void) | undefined
  saveText?: string
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey)

/**
 * The bar at the bottom of a form of the desk: says that there are unsaved changes, saves with its button or ⌘S, and
 * asks before the page is left.
 */
export function SaveBar({
  isChanged,
  isSaving,
  problems = 0,
  onSave,
  onDiscard,
  saveText = '保存',
}: SaveBarProps) {
  useLeaveQuestion(isChanged)
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    if (isChanged && !isSaving) onSave()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => save(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const bar = useRef<HTMLDivElement>(null)
  // Once all is saved the pressed button is disabled, and would lose the focus to the top of the page.
  useLayoutEffect(() => {
    if (!isChanged && bar.current?.contains(document.activeElement)) bar.current.focus()
  }, [isChanged])
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="border-line bg-card sticky bottom-0 z-10 flex items-center justify-end gap-3 border-t px-6 py-4 outline-none max-md:px-4 max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p aria-live="polite" className="text-muted mr-auto text-sm">
        {problems > 0 ? (
          <span className="text-brand">有{problems}处需要修改</span>
        ) : isChanged ? (
          '有未保存的修改'
        ) : (
          ''
        )}
      </p>
      {onDiscard && (
        <Button variant="ghost" disabled={!isChanged || isSaving} onClick={onDiscard}>
          放弃修改
        </Button>
      )}
      <Button disabled={!isChanged} loading={isSaving} onClick={onSave}>
        {saveText}
      </Button>
    </div>
  )
}
