import { useMutation, useQuery } from '@tanstack/react-query'
import { contactAddressCall, contactCall } from '../../../contract/home.ts'
import type { ContactMessage } from '../../../domain/home/message.ts'
import { isRefused, sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'

/** Where to write instead of using a form; undefined until it is known. */
export const useContactAddress = () =>
  useQuery({
    queryKey: ['contact-address'],
    queryFn: ({ signal }) => callServer(contactAddressCall, { signal }),
  }).data?.email

/** `address` is named when the message could not be sent. */
export const useSendMessage = (address: string | undefined) =>
  useMutation({
    mutationFn: ({ message, onceKey }: { message: ContactMessage; onceKey: string }) =>
      callServer(contactCall, { body: message, onceKey }),
    meta: {
      done: {
        title: 'Message sent successfully',
        text: "We'll get back to you within 24 hours about your request.",
      },
      failed: (error) => ({
        title: 'Failed to send message',
        text: isRefused(error, contactCall, 'TOO_MANY_TRIES')
          ? sentenceOf(error)
          : `Please try again or contact us directly${address === undefined ? '' : ` at ${address}`}`,
      }),
    },
  })
