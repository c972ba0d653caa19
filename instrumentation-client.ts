import { listenToSteps } from '@/lib/client/history-steps'
import { watchKeptPage } from '@/lib/client/kept-page'
import { installYieldingStreamReader } from '@/lib/client/yielding-stream-reader'

// Next runs this module before React starts.
installYieldingStreamReader()
listenToSteps()
watchKeptPage()
