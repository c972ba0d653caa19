'use client'
import { useEffect, useEffectEvent } from 'react'
import { cx } from './cx'
import { useNow } from './use-now'

/** The mall's clock may be behind this device's: what should be over is asked for again, ever more rarely. */
const askAgainAfter = 5000
const mostWait = 60_000

interface CountdownProps {
  /** Epoch seconds at which it is over. */
  until: number
  /** Before the time, such as 距结束. */
  label?: string
  /** Called when it is over, and again while it stands here as over, at last every minute. A later `until` begins anew. */
  onEnd?: () => void
  /** `boxes` for campaign strips, `text` inside a sentence. */
  look?: 'boxes' | 'text'
  className?: string
}

/** Seconds as days, hours, minutes and seconds (spec 1 §9). */
export function splitSeconds(seconds: number): {
  days: number
  hours: number
  minutes: number
  seconds: number
} {
  const whole = Math.max(0, Math.floor(seconds))
  return {
    days: Math.floor(whole / 86400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Remaining time, counted down each second. Empty boxes of the same width stand there until the page is alive. */
export function Countdown({ until, label, onEnd, look = 'boxes', className }: CountdownProps) {
  const now = useNow()
  const left = now === 0 ? null : Math.max(0, until - now)
  const over = left === 0
  const isAwaited = over && onEnd !== undefined
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout>
    const ask = (wait: number) => {
      end()
      timer = setTimeout(ask, wait, Math.min(wait * 2, mostWait))
    }
    ask(askAgainAfter)
    return () => clearTimeout(timer)
  }, [isAwaited])

  const parts = left === null ? null : splitSeconds(left)
  const box = look === 'boxes' ? 'rounded-[3px] bg-ink px-1 py-0.5 text-white min-w-[1.75em] text-center' : ''
  const unit = (value: number | undefined, key: string) => (
    <span key={key} className={box}>
      {value === undefined ? '--' : two(value)}
    </span>
  )
  return (
    <span role="timer" className={cx('nums inline-flex items-center gap-1 whitespace-nowrap', className)}>
      {label && <span>{label}</span>}
      {parts !== null && parts.days > 0 && <span>{parts.days}天</span>}
      {unit(parts?.hours, 'hours')}:{unit(parts?.minutes, 'minutes')}:{unit(parts?.seconds, 'seconds')}
    </span>
  )
}
