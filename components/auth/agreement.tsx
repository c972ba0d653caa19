'use client'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'
import { boxPictures } from '@/lib/web/rich-pictures'

type ProtocolType = 'member_register' | 'privacy' | 'staff'

const protocolNames: Record<ProtocolType, string> = {
  member_register: '注册协议',
  privacy: '隐私政策',
  staff: '员工登录协议',
}

const registration: readonly ProtocolType[] = ['member_register', 'privacy']

export interface AgreementValues {
  agreed: boolean
}

interface AgreementProps {
  /** The agreements to accept; those of a registration by default. */
  types?: readonly ProtocolType[]
  /** The message while the box is not ticked. */
  missing?: string
}

/** 已阅读并同意…; needs a `FormProvider` of react-hook-form. */
export function Agreement({ types = registration, missing = '请先同意注册协议和隐私协议' }: AgreementProps) {
  const { register, formState } = useFormContext<AgreementValues>()
  const error = formState.errors.agreed?.message
  const [openType, setOpenType] = useState<ProtocolType | null>(null)
  const protocolLink = (type: ProtocolType) => (
    <button
      type="button"
      onClick={() => setOpenType(type)}
      className="text-link hover:text-brand max-md:min-h-11"
    >
      《{protocolNames[type]}》
    </button>
  )
  return (
    <Field id="agreed" error={error}>
      <div className="text-text flex flex-wrap items-center text-sm">
        <Checkbox
          {...register('agreed', { validate: (value) => value || missing })}
          {...fieldControl('agreed', error)}
        >
          已阅读并同意
        </Checkbox>
        {types.map((type, index) => (
          <Fragment key={type}>
            {index > 0 && '和'}
            {protocolLink(type)}
          </Fragment>
        ))}
      </div>
      <ProtocolDialog type={openType} onClose={() => setOpenType(null)} />
    </Field>
  )
}

interface ProtocolDialogProps {
  /** Null while it is closed. */
  type: ProtocolType | null
  onClose: () => void
}

/** Shows an agreement (contract member §12). */
function ProtocolDialog({ type, onClose }: ProtocolDialogProps) {
  return (
    <Dialog open={type !== null} onClose={onClose} title={type ? protocolNames[type] : ''} width={600}>
      {type && <ProtocolText type={type} />}
    </Dialog>
  )
}

function ProtocolText({ type }: { type: ProtocolType }) {
  const { data, isError, refetch } = useQuery(
    query.session.protocol.queryOptions({ input: { type }, staleTime: Infinity, meta: { silent: true } }),
  )
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
