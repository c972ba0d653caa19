'use client'
import { useEffect, useEffectEvent } from 'react'
import { cx } from './cx'
import { useNow, useServerNow } from './use-now'

/** Milliseconds. The mall may see the end some seconds later: `onEnd` is repeated with growing delays. */
const firstRepeatDelay = 5000
const maxRepeatDelay = 60_000

/** Not from lib/domain/text, which would be in the scripts of every product page for it. */
const twoDigits = (value: number) => String(value).padStart(2, '0')

interface CountdownProps {
  /** End in epoch seconds by the mall's clock, with `onDevice` by this device's. */
  until: number
  /** `until` is when an answer came here plus the seconds that it said were left. */
  onDevice?: boolean
  /** Text before the time, such as 距结束. */
  label?: string
  /** Called at the end, then repeatedly (at most once a minute) until the component unmounts or `until` moves. */
  onEnd?: () => void
  /** `boxes` for campaign bars, `text` inside a sentence. */
  look?: 'boxes' | 'text'
  className?: string
}

/** Splits seconds into days, hours, minutes and seconds (spec 1 §9). */
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

/** The remaining time, updated every second; until hydration placeholders of the same width. */
export function Countdown({ onDevice = false, ...props }: CountdownProps) {
  return onDevice ? <DeviceCountdown {...props} /> : <ServerCountdown {...props} />
}

type TimeLeftProps = Omit<CountdownProps, 'onDevice'>

const DeviceCountdown = (props: TimeLeftProps) => <TimeLeft {...props} now={useNow()} />
const ServerCountdown = (props: TimeLeftProps) => <TimeLeft {...props} now={useServerNow()} />

function TimeLeft({ now, until, label, onEnd, look = 'boxes', className }: TimeLeftProps & { now: number }) {
  const left = now === 0 ? null : Math.max(0, until - now)
  const isOver = left === 0
  const isRepeating = isOver && onEnd !== undefined
  const end = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    if (!isRepeating) return
    let timer: ReturnType<typeof setTimeout>
    const notify = (delay: number) => {
      end()
      timer = setTimeout(notify, delay, Math.min(delay * 2, maxRepeatDelay))
    }
    notify(firstRepeatDelay)
    return () => clearTimeout(timer)
  }, [isRepeating])

  const parts = left === null ? null : splitSeconds(left)
  const box = look === 'boxes' ? 'rounded-[3px] bg-ink px-1 py-0.5 text-white min-w-[1.75em] text-center' : ''
  const unit = (value: number | undefined, key: string) => (
    <span key={key} className={box}>
      {value === undefined ? '--' : twoDigits(value)}
    </span>
  )
  return (
    <span
      role="timer"
      translate="no"
      className={cx('nums inline-flex items-center gap-1 whitespace-nowrap', className)}
    >
      {label && <span>{label}</span>}
      {parts !== null && parts.days > 0 && <span>{parts.days}天</span>}
      {unit(parts?.hours, 'hours')}:{unit(parts?.minutes, 'minutes')}:{unit(parts?.seconds, 'seconds')}
    </span>
  )
}
