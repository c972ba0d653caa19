'use client'
import { useState, useSyncExternalStore } from 'react'
import { openQuestion, type OpenQuestion } from '@/lib/client/press/confirm'
import { Button } from './button'
import { Dialog } from './dialog'

const nothing = () => null

/** The dialog of the open question. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get, nothing)
  /** Keeps the text while the closed dialog fades out. */
  const [shown, setShown] = useState<OpenQuestion | null>(null)
  if (question && question !== shown) setShown(question)
  if (!shown) return null

  const { title = '提示', text, okText = '确定', cancelText = '取消', danger = false, answer } = shown
  return (
    <Dialog
      open={question !== null}
      onClose={() => answer(false)}
      title={title}
      footer={
        <>
          <Button variant="ghost" data-autofocus={danger || undefined} onClick={() => answer(false)}>
            {cancelText}
          </Button>
          <Button data-autofocus={!danger || undefined} onClick={() => answer(true)}>
            {okText}
          </Button>
        </>
      }
    >
      <p className="leading-relaxed whitespace-pre-line">{text}</p>
    </Dialog>
  )
}
