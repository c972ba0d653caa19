'use client'
import { useState } from 'react'
import { Button, type ButtonLook } from './button'
import { useNow } from './use-now'

interface TimerButtonProps extends ButtonLook {
  /** Sends the code. Giving `false` or throwing leaves the button ready for another try. */
  onSend: () => Promise<boolean | void>
  /** Waiting time before the next code; 60 (spec 1 §4). */
  seconds?: number
  disabled?: boolean
  className?: string
}

/** 发送验证码, then the seconds left, then 重新发送. */
export function TimerButton({ onSend, seconds = 60, disabled, variant = 'text', ...look }: TimerButtonProps) {
  const [until, setUntil] = useState<number>()
  const [sending, setSending] = useState(false)
  const now = useNow()
  // Between the answer and the next tick the clock may still be a second behind.
  const left = until === undefined ? 0 : Math.min(seconds, until - now)

  const send = async () => {
    setSending(true)
    try {
      if ((await onSend()) !== false) setUntil(Math.floor(Date.now() / 1000) + seconds)
    } catch {
      // The client has already said why.
    } finally {
      setSending(false)
    }
  }

  return (
    <Button {...look} variant={variant} loading={sending} disabled={disabled || left > 0} onClick={send}>
      <span className="nums min-w-[5em] text-center" aria-live="polite">
        {left > 0 ? `${left}s` : until === undefined ? '发送验证码' : '重新发送'}
      </span>
    </Button>
  )
}
