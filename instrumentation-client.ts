import { listenToSteps } from '@/lib/client/page/history-steps'
import { installYieldingStreamReader } from '@/lib/client/call/yielding-stream-reader'

// Next runs this module before React starts.
installYieldingStreamReader()
listenToSteps()
