'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { designerQuery } from '@/lib/client/call/designer'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { PictureField } from '@/widgets/setting-fields'
import { PictureInput } from '../settings/picture-field'

/** Addresses of pictures; empty for the built-in ones. */
export interface LoginPictures {
  logo: string
  background: string
}

const fields: readonly PictureField[] = [
  { kind: 'picture', key: 'logo', label: 'Logo' },
  { kind: 'picture', key: 'background', label: '背景图', width: 1200, height: 900 },
]

interface Props {
  pictures: LoginPictures
  onClose: () => void
  onDone: (pictures: LoginPictures) => void
}

/** 登录页设置: logo and background of the sign-in pages (spec 4 §B5). */
export function LoginDialog({ pictures, onClose, onDone }: Props) {
  const [values, setValues] = useState(pictures)
  const save = useSingleMutation(designerQuery.template.setLoginPage.mutationOptions())
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="登录页设置"
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button
            loading={save.isPending}
            onClick={() => {
              save.mutate(values, {
                onSuccess: ({ logo, background }) => {
                  toast.success('保存成功')
                  onDone({ logo, background })
                  onClose()
                },
              })
            }}
          >
            保存
          </Button>
        </>
      }
    >
      <p className="text-muted mb-4 text-xs">留空时使用商城默认的图片。</p>
      <div className="grid gap-4">
        {fields.map((field) => (
          <PictureInput
            key={field.key}
            field={field}
            id="login"
            values={{ ...values }}
            problems={[]}
            onLeave={() => {}}
            onChange={(change) => {
              setValues({ ...values, ...change })
            }}
          />
        ))}
      </div>
    </Dialog>
  )
}
