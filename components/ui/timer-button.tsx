'use client'
import { useState } from 'react'
import { Button, type ButtonLook } from './button'
import { useNow } from './use-now'

interface TimerButtonProps extends ButtonLook {
  /** Sends the code. When it returns `false` or throws, the button stays enabled. */
  onSend: () => Promise<boolean | void>
  /** Seconds until the next code can be sent; 60 (spec 1 §4). */
  seconds?: number
  disabled?: boolean
  className?: string
}

/** Shows 发送验证码, then 58秒后重发 (contract member §18), then 重新发送 (spec 1 §4). */
export function TimerButton({ onSend, seconds = 60, disabled, variant = 'text', ...look }: TimerButtonProps) {
  const [until, setUntil] = useState<number>()
  const [sending, setSending] = useState(false)
  const now = useNow()
  // Until the next tick `now` may be a second behind.
  const left = until === undefined ? 0 : Math.min(seconds, until - now)

  const send = async () => {
    setSending(true)
    try {
      if ((await onSend()) !== false) setUntil(Math.floor(Date.now() / 1000) + seconds)
    } catch {
      // The API client has already shown the error.
    } finally {
      setSending(false)
    }
  }

  return (
    <Button {...look} variant={variant} loading={sending} disabled={disabled || left > 0} onClick={send}>
      <span className="nums min-w-[5em] text-center" aria-live="polite">
        {left > 0 ? `${left}秒后重发` : until === undefined ? '发送验证码' : '重新发送'}
      </span>
    </Button>
  )
}
