'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LoaderCircle } from '@/components/ui/icons/loader-circle'
import { LocateFixed } from '@/components/ui/icons/locate-fixed'
import { MapPinOff } from '@/components/ui/icons/map-pin-off'
import { Navigation } from '@/components/ui/icons/navigation'
import type { Position } from './use-position'

const reasons = {
  0: '当前浏览器不支持定位',
  1: '未获得定位权限，请选择城市',
  2: '暂时无法确定您的位置',
  3: '定位超时',
} as const

/** The longest text of the bar. */
const longest = `${reasons[1]}（状态码 1）。以下为各地店铺，离北京市近的在前`

interface PositionBarProps {
  position: Position
  /** The city that the visitor picked instead; '' for none. */
  city: string
  /** The list is sorted by distance. */
  isNearestFirst: boolean
  onAsk: () => void
  /** The picker of a city. */
  children: ReactNode
}

/**
 * The place from which distances are measured. A failed request shows its status code (spec 1 §8). Every state is as
 * high as the one with the longest text, so that the list below does not move when the position arrives or fails.
 */
export function PositionBar({ position, city, isNearestFirst, onAsk, children }: PositionBarProps) {
  return (
    <div className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-3 gap-y-2 border px-5 py-2.5 text-sm max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4">
      <div
        data-room={longest}
        className="grid basis-full items-center *:[grid-area:1/1] before:invisible before:pl-6 before:content-[attr(data-room)] before:[grid-area:1/1] lg:flex-1 lg:basis-0"
      >
        {/* A new element for each state: one that grew by a line would move. */}
        <PositionText key={position.state} position={position} city={city} isNearestFirst={isNearestFirst} />
      </div>
      {children}
      <Button
        variant="ghost"
        size="small"
        disabled={position.state === 'asking'}
        onClick={onAsk}
        className="max-md:h-11!"
      >
        <LocateFixed className="size-4" aria-hidden />
        {/* Both texts are of one length: the button stays where it is. */}
        {position.state === 'found' ? '重新获取我的位置' : '使用我的当前位置'}
      </Button>
    </div>
  )
}

function PositionText({ position, city, isNearestFirst }: Omit<PositionBarProps, 'onAsk' | 'children'>) {
  if (position.state === 'failed')
    return (
      <p role="alert" className="text-text flex min-w-0 items-center gap-2">
        <MapPinOff className="text-accent size-4 shrink-0" aria-hidden />
        <span>
          {reasons[position.code]}（状态码 {position.code}）。
          {city ? `已为您显示${city}的店铺` : `以下为各地店铺${isNearestFirst ? '，离北京市近的在前' : ''}`}
        </span>
      </p>
    )
  if (position.state === 'found' || city)
    return (
      <p role="status" className="text-text flex min-w-0 items-center gap-2">
        <Navigation className="text-programme size-4 shrink-0" aria-hidden />
        {city ? `已为您显示${city}的店铺` : '已按您的当前位置排列'}
      </p>
    )
  return (
    <p role="status" className="text-muted flex min-w-0 items-center gap-2">
      <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden />
      正在获取您的位置…
    </p>
  )
}
