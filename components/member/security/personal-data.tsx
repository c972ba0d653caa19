'use client'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { errorField } from '@/components/auth/fields/error-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { errorText } from '@/lib/client/call/api-error'
import { askPersonalData } from '@/lib/client/person/sign-in'
import { ProofFields, proofWays, type ProofValues, type SignInWays } from './proof-fields'

interface PersonalDataProps {
  open: boolean
  ways: SignInWays
  onClose: () => void
  /** Opens the address of the file. */
  onFile: (href: string) => void
}

/**
 * 导出我的个人信息: the password or a code, then the file with everything that the mall keeps about the member (ADR
 * 0139). Give it a key per opening: it begins empty.
 */
export function PersonalData({ open, ways, onClose, onFile }: PersonalDataProps) {
  const formId = useId()
  const [way, setWay] = useState(proofWays(ways)[0])
  const form = useForm<ProofValues>({
    mode: 'onTouched',
    // Fields that are not shown are neither validated nor sent.
    shouldUnregister: true,
    defaultValues: { password: '', captcha: '', vcode: '' },
  })
  const submit = form.handleSubmit(async ({ password, vcode }) => {
    try {
      onFile(
        await askPersonalData({
          ...(way === 'password' && { password: password ?? '' }),
          ...(way === 'code' && { vcode: vcode.trim() }),
        }),
      )
      onClose()
    } catch (error) {
      const message = errorText(error)
      const field = way === 'password' ? 'password' : errorField(message)
      form.setError(field === 'mobile' ? 'vcode' : field, { message }, { shouldFocus: true })
    }
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="导出我的个人信息"
      footer={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus={way ? undefined : true}>
            取消
          </Button>
          {way && (
            <Button type="submit" form={formId} loading={form.formState.isSubmitting}>
              导出
            </Button>
          )}
        </>
      }
    >
      {way ? (
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate>
            <p className="mb-4">
              包括账号资料、收货地址、订单、售后、发票、评价、浏览记录和上传的图片，为一个压缩文件。请保存在只有您能打开的地方。
            </p>
            <ProofFields way={way} ways={ways} onWay={setWay} />
          </form>
        </FormProvider>
      ) : (
        <p role="alert">请先绑定手机号或设置登录密码，以便确认是您本人</p>
      )}
    </Dialog>
  )
}
