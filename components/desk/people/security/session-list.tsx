import type { ReactNode } from 'react'
import type { DeskSession } from '@/lib/contract/operator/people/security'
import { deviceName } from '@/lib/domain/desk/audit-words'
import { minuteText } from '@/lib/domain/time/china'

/** The name of a device, for lists and buttons. */
export const sessionName = ({ device, ip }: Pick<DeskSession, 'device' | 'ip'>): string =>
  [deviceName(device) || '未知设备', ip].filter(Boolean).join(' · ')

interface SessionListProps {
  sessions: readonly DeskSession[]
  /** The actions of a session. */
  children?: (session: DeskSession) => ReactNode
}

/** Sessions at the desk with device, address and last use. */
export function SessionList({ sessions, children }: SessionListProps) {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1">
            <p className="text-ink text-sm break-words" title={session.device}>
              {sessionName(session)}
              {session.is_current && <span className="text-programme ml-2 text-xs">本设备</span>}
            </p>
            <p className="text-muted nums mt-0.5 text-xs">
              最近使用 {minuteText(session.seen)} · 首次 {minuteText(session.created)}
            </p>
          </div>
          {children?.(session)}
        </li>
      ))}
    </ul>
  )
}
