'use client'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Select } from '@/components/ui/select'
import { serverNow } from '@/lib/client/page/server-clock'
import { dayText } from '@/lib/domain/time/china'
import { fieldSeconds, fieldZone } from '@/lib/domain/time/field'

interface CalendarPanelProps {
  /** `2026-12-01`; '' for none. */
  day: string
  /** `14:05`; null for a date without a time. */
  time: string | null
  /** @param isDone nothing else is to be chosen */
  onChoose: (text: string, isDone: boolean) => void
}

const two = (part: number) => String(part).padStart(2, '0')
const dayOf = (date: Date) => dayText(date.getTime() / 1000)
const dateAt = (seconds: number) => new Date(seconds * 1000)
const dateOf = (day: string): Date | undefined => {
  const seconds = fieldSeconds(day)
  return seconds === undefined ? undefined : dateAt(seconds)
}
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: two(index), label: two(index) }))
const hours = numbers(24)
const minutes = numbers(60)

const cell = 'size-9 max-md:size-11 p-0 text-center'

/** A month to choose a day from, and selects for the time of day. */
export default function CalendarPanel({ day, time, onChoose }: CalendarPanelProps) {
  const [today] = useState(() => dateAt(serverNow()))
  const [chosen, setChosen] = useState(day)
  const [clock, setClock] = useState(time ?? '')
  const [hour = '00', minute = '00'] = clock.split(':')
  const tell = (nextDay: string, nextClock: string, isDone: boolean) =>
    onChoose(time === null ? nextDay : `${nextDay} ${nextClock}`, isDone)
  const setTime = (next: string) => {
    setClock(next)
    if (chosen) tell(chosen, next, false)
  }
  return (
    <div className="grid justify-items-center gap-3">
      <DayPicker
        mode="single"
        timeZone={fieldZone}
        today={today}
        locale={zhCN}
        autoFocus
        showOutsideDays
        selected={dateOf(chosen)}
        defaultMonth={dateOf(chosen) ?? today}
        onSelect={(date) => {
          // A press on the chosen day chooses it again.
          const next = date ? dayOf(date) : chosen
          setChosen(next)
          tell(next, clock, time === null)
        }}
        classNames={{
          months: 'relative',
          month_caption: 'text-ink flex h-9 items-center justify-center text-sm font-semibold',
          nav: 'absolute inset-x-0 top-0 flex justify-between',
          button_previous: 'hover:bg-page rounded-control flex size-9 items-center justify-center',
          button_next: 'hover:bg-page rounded-control flex size-9 items-center justify-center',
          chevron: 'size-4 fill-muted',
          weekday: cx(cell, 'text-muted text-xs font-normal'),
          day: cell,
          day_button:
            'nums hover:bg-page rounded-control focus-visible:ring-link size-full text-sm focus-visible:ring-2 focus-visible:outline-none',
          selected: '[&>button]:bg-link [&>button]:text-white [&>button]:hover:bg-link',
          today: 'text-brand font-semibold',
          outside: 'text-faint',
        }}
      />
      {time !== null && (
        <div className="flex items-center gap-2">
          <Select
            aria-label="小时"
            options={hours}
            value={hour}
            onChange={({ target }) => setTime(`${target.value}:${minute}`)}
          />
          :
          <Select
            aria-label="分钟"
            options={minutes}
            value={minute}
            onChange={({ target }) => setTime(`${hour}:${target.value}`)}
          />
          <Button variant="ghost" disabled={chosen === ''} onClick={() => tell(chosen, clock, true)}>
            完成
          </Button>
        </div>
      )}
    </div>
  )
}
