'use client'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { boxPictures } from '@/lib/web/rich-pictures'

export type ProtocolType = 'member_register' | 'privacy' | 'staff' | 'member_logout'

/** The agreements as links call them. */
export const protocolNames: Record<ProtocolType, string> = {
  member_register: '注册协议',
  privacy: '隐私政策',
  staff: '员工登录协议',
  member_logout: '注销协议',
}

interface ProtocolDialogProps {
  /** Null while it is closed. */
  type: ProtocolType | null
  onClose: () => void
}

/** Shows an agreement (contract member §12). */
export function ProtocolDialog({ type, onClose }: ProtocolDialogProps) {
  return (
    <Dialog open={type !== null} onClose={onClose} title={type ? protocolNames[type] : ''} width={600}>
      {type && <ProtocolText type={type} />}
    </Dialog>
  )
}

export const protocolOptions = (type: ProtocolType) =>
  query.session.protocol.queryOptions({ input: { type }, staleTime: Infinity, meta: { silent: true } })

function ProtocolText({ type }: { type: ProtocolType }) {
  const { data, isError, refetch } = useQuery(protocolOptions(type))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  return (
    <>
      <p className="text-ink font-semibold">{data.title}</p>
      {data.take_effect_date && (
        <p className="text-muted nums mt-1 text-xs">
          更新日期：{data.update_date}　生效日期：{data.take_effect_date}
        </p>
      )}
      {/* Sanitized by the server. */}
      <div className="rich-text mt-3" dangerouslySetInnerHTML={{ __html: boxPictures(data.content) }} />
    </>
  )
}
