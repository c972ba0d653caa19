'use client'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TimerButton } from '@/components/ui/timer-button'
import { errorText } from '@/lib/client/call/api-error'
import { desk } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { codeEmpty } from '@/lib/domain/messages/member'

interface CodeFormProps {
  /** Unique on the page. */
  id: string
  hint: string
  /** The text of the button. */
  action: string
  /** Offers to send a text message. */
  canSend: boolean
  onCode: (code: string) => Promise<unknown>
  /** Beside the button. */
  children?: ReactNode
}

/** A code of a second factor, and what is done with it. */
export function CodeForm({ id, hint, action, canSend, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const send = useSingleMutation({
    mutationFn: onCode,
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') setProblem(codeEmpty)
    else send.mutate(code.trim())
  }
  const sendMessage = async () => {
    await desk.security.sendCode({})
    toast.success('验证码已发送')
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <Field id={id} label="验证码" hint={hint} error={problem}>
        <Input
          {...fieldControl(id, problem, hint)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setProblem('')
          }}
          {...(canSend && { suffix: <TimerButton onSend={sendMessage} /> })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={send.isPending}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
