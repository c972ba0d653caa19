import { Smartphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

/** The input for the mobile number, which is the user name of a member. */
export const MobileInput = (props: ComponentProps<typeof Input>) => (
  <Input
    {...props}
    size="large"
    type="tel"
    inputMode="numeric"
    maxLength={20}
    autoComplete="username"
    placeholder="请输入手机号"
    aria-label="手机号"
    prefix={<Smartphone className="size-5" aria-hidden />}
  />
)
