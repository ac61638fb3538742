import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured JSON logs for machines, readable ones on a terminal. No body, cookie or query is ever logged. */
export function openLogger(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
    ...(process.stdout.isTTY && {
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
    }),
  })
}
