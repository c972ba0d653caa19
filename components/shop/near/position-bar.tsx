'use client'
import { LoaderCircle, LocateFixed, MapPinOff, Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Position } from './use-position'

const reasons = {
  0: '当前浏览器不支持定位',
  1: '未获得定位权限，请选择城市',
  2: '暂时无法确定您的位置',
  3: '定位超时',
} as const

interface PositionBarProps {
  position: Position
  /** The city that the visitor picked instead; '' for none. */
  city: string
  /** The list is sorted by distance. */
  isNearestFirst: boolean
  onAsk: () => void
  /** The picker of a city, shown without a position. */
  children: ReactNode
}

/** The position from which distances are measured. A failed request shows its status code (spec 1 §8). */
export function PositionBar({ position, city, isNearestFirst, onAsk, children }: PositionBarProps) {
  return (
    <div className="rounded-card border-line bg-card flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border px-5 py-2.5 text-sm max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4">
      {position.state === 'asking' && (
        <p role="status" className="text-muted flex items-center gap-2">
          <LoaderCircle className="size-4 animate-spin" aria-hidden />
          正在获取您的位置…
        </p>
      )}
      {position.state === 'found' && (
        <p role="status" className="text-text flex items-center gap-2">
          <Navigation className="text-programme size-4" aria-hidden />
          已按您的当前位置排列
        </p>
      )}
      {position.state === 'failed' && (
        <p role="alert" className="text-text flex min-w-0 items-center gap-2">
          <MapPinOff className="text-accent size-4" aria-hidden />
          <span>
            {reasons[position.code]}（状态码 {position.code}）。
            {city ? `已为您显示${city}的店铺` : `以下为各地店铺${isNearestFirst ? '，离北京市近的在前' : ''}`}
          </span>
        </p>
      )}
      {position.state === 'failed' && children}
      <Button
        variant="ghost"
        size="small"
        disabled={position.state === 'asking'}
        onClick={onAsk}
        className="ml-auto max-md:h-11!"
      >
        <LocateFixed className="size-4" aria-hidden />
        {position.state === 'found' ? '重新定位' : '使用我的当前位置'}
      </Button>
    </div>
  )
}
