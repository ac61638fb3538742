/** Hosts that nobody outside the house reaches, so that they seldom have a certificate. */
const atHome =
  /^(?:localhost|.*\.(?:localhost|local|lan|home|internal|home\.arpa)|[^.:[]+|(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd].*|fe80.*)\])$/

/**
 * The origin of a typed address; null where the text is no address. Without a scheme it is https,
 * but http for a host at home, and for a port that does not end in 443, as with `npm start`
 * (importing 173).
 */
export function serverAddress(typed: string): string | null {
  const text = typed.trim()
  const [scheme] = /^[a-z][a-z+.-]*:\/\//i.exec(text) ?? []
  const whole = scheme === undefined ? `https://${text}` : text
  if (!/[.:]|^localhost\b/i.test(text) || !URL.canParse(whole)) return null
  const { protocol, hostname, port, username, origin } = new URL(whole)
  if (!/^https?:$/.test(protocol) || username !== '') return null
  const isSecure = /:\d*443(?!\d)/.test(text) || (port === '' && !atHome.test(hostname))
  return scheme === undefined && !isSecure ? new URL(`http://${text}`).origin : origin
}
