'use client'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { Movements, type Direction, type MovementsProps } from './movements'

/** The directions of `point/member` and `deposit/list`; the first one is no filter. */
const directions = [
  { value: '', label: '全部' },
  { value: 'income', label: '收入' },
  { value: 'outcome', label: '支出' },
] as const satisfies readonly { value: Direction; label: string }[]

interface JournalProps<Data extends { list: unknown[] }, Key extends QueryKey> extends Omit<
  MovementsProps<Data, Key>,
  'direction'
> {
  /** Such as 积分明细. */
  title: string
  /** A note beside the heading, such as (近一年内). */
  period?: string
}

/** The movements of an account of the member, points or stored value, by direction. */
export function Journal<Data extends { list: unknown[]; total_count: number }, Key extends QueryKey>({
  title,
  period,
  ...movements
}: JournalProps<Data, Key>) {
  const [direction, setDirection] = useState<Direction>('')
  return (
    <>
      <h2 className="text-ink mt-6 text-base font-semibold max-md:mt-5">
        {title}
        {period && <span className="text-muted text-sm font-normal">{period}</span>}
      </h2>
      <Tabs
        label={title}
        items={directions}
        value={direction}
        onChange={setDirection}
        className="border-line mb-4 border-b"
      >
        {/* Each direction starts at its first page. */}
        <Movements key={direction} direction={direction} {...movements} />
      </Tabs>
    </>
  )
}
