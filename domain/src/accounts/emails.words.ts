/** What the mails about an account say. */
const hello = (username: string) => ({ ko: `${username} 님, 안녕하세요.`, en: `Hello ${username},` });

export const confirmationEmail = (username: string, link: string) => ({
  subject: { ko: '[화랑] 이메일 주소를 인증해 주세요', en: '[Hwarang] Please confirm your email address' },
  greeting: hello(username),
  lead: {
    ko: '화랑에 가입해 주셔서 감사합니다. 아래 버튼을 눌러 이메일 인증을 마치시면 바로 로그인하실 수 있습니다.',
    en: 'Thanks for joining Hwarang. Confirm your email address with the button below, and you can log in right away.',
  },
  action: { ko: '이메일 인증하기', en: 'Confirm email' },
  link,
  note: {
    ko: '이 링크는 3일 동안 한 번만 사용할 수 있습니다. 가입하신 적이 없다면 이 메일을 무시하셔도 됩니다.',
    en: 'The link works once and expires in 3 days. If you didn’t sign up, you can ignore this email.',
  },
});

export const resetEmail = (username: string, link: string) => ({
  subject: { ko: '[화랑] 비밀번호 재설정 안내', en: '[Hwarang] Reset your password' },
  greeting: hello(username),
  lead: {
    ko: '비밀번호 재설정 요청을 받았습니다. 아래 버튼을 눌러 새 비밀번호를 설정해 주세요.',
    en: 'We received a request to reset your password. Use the button below to choose a new one.',
  },
  action: { ko: '새 비밀번호 설정', en: 'Choose a new password' },
  link,
  note: {
    ko: '이 링크는 2시간 동안 한 번만 사용할 수 있습니다. 요청하신 적이 없다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
    en: 'The link works once and expires in 2 hours. If you didn’t request this, ignore this email. Your password will stay the same.',
  },
});

export const passwordChangedEmail = (username: string, link: string) => ({
  subject: { ko: '[화랑] 비밀번호가 변경되었습니다', en: '[Hwarang] Your password was changed' },
  greeting: hello(username),
  lead: {
    ko: '화랑 계정의 비밀번호가 방금 변경되었으며, 다른 모든 기기에서 로그아웃되었습니다.',
    en: 'The password of your Hwarang account was just changed, and you were signed out on all other devices.',
  },
  action: { ko: '비밀번호 재설정', en: 'Reset password' },
  link,
  note: {
    ko: '직접 변경하셨다면 별도의 조치는 필요 없습니다. 그렇지 않다면 위 버튼을 눌러 바로 비밀번호를 재설정해 주세요.',
    en: 'If this was you, there is nothing more to do. If not, reset your password right away with the button above.',
  },
});

/** To the new address: the change waits until its owner agrees. */
export const newEmailEmail = (username: string, link: string) => ({
  subject: { ko: '[화랑] 새 이메일 주소를 확인해 주세요', en: '[Hwarang] Please confirm your new email address' },
  greeting: hello(username),
  lead: {
    ko: '화랑 계정의 이메일을 이 주소로 바꾸려는 요청을 받았습니다. 아래 버튼을 눌러 확인하시면 이 주소로 바뀝니다.',
    en: 'We were asked to use this address for your Hwarang account. Confirm it with the button below to make the change.',
  },
  action: { ko: '새 이메일 확인하기', en: 'Confirm new email' },
  link,
  note: {
    ko: '이 링크는 24시간 동안 한 번만 쓸 수 있습니다. 요청하신 적이 없다면 이 메일은 지우셔도 됩니다.',
    en: 'The link works once, for 24 hours. If you did not ask for this, you can ignore this email.',
  },
});

/** To the present address, while the change can still be stopped. */
export const newEmailAskedEmail = (username: string, newEmail: string, link: string) => ({
  subject: { ko: '[화랑] 이메일 변경 요청을 받았습니다', en: '[Hwarang] A change of your email was requested' },
  greeting: hello(username),
  lead: {
    ko: `화랑 계정의 이메일을 ${newEmail} 주소로 바꾸려는 요청을 받았습니다. 새 주소에서 확인하면 바뀌고, 그때까지는 지금 주소를 그대로 쓰실 수 있습니다.`,
    en: `We were asked to change the email of your Hwarang account to ${newEmail}. It changes once that address is confirmed; until then this one stays.`,
  },
  action: { ko: '비밀번호 다시 정하기', en: 'Choose another password' },
  link,
  note: {
    ko: '직접 요청하셨다면 아무것도 하지 않으셔도 됩니다. 그렇지 않다면 위 버튼으로 비밀번호를 다시 정해 주세요. 이메일 변경도 함께 취소됩니다.',
    en: 'If it was you, there is nothing to do. If not, choose another password with the button above: that also cancels the change.',
  },
});

/** To the address that was the account's until now. */
export const emailChangedEmail = (username: string, newEmail: string, link: string) => ({
  subject: { ko: '[화랑] 로그인 이메일이 바뀌었습니다', en: '[Hwarang] Your email was changed' },
  greeting: hello(username),
  lead: {
    ko: `화랑 계정의 이메일이 ${newEmail} 주소로 바뀌었습니다. 이제 새 주소로 로그인하고, 계정에 관한 메일도 그 주소로 보내 드립니다.`,
    en: `The email of your Hwarang account is now ${newEmail}. Use it to log in; mail about your account goes there.`,
  },
  action: { ko: '고객센터에 알리기', en: 'Contact support' },
  link,
  note: {
    ko: '직접 바꾸셨다면 아무것도 하지 않으셔도 됩니다. 그렇지 않다면 곧바로 고객센터에 알려 주세요.',
    en: 'If it was you, there is nothing to do. If not, tell us right away.',
  },
});

export const manyAttemptsEmail = (username: string, link: string) => ({
  subject: { ko: '[화랑] 로그인에 여러 번 실패했습니다', en: '[Hwarang] Many failed login attempts' },
  greeting: hello(username),
  lead: {
    ko: '누군가 틀린 비밀번호로 회원님의 계정에 여러 번 로그인하려고 했습니다. 계정을 보호하기 위해 새 로그인을 잠시 차단했습니다. 이미 로그인된 기기는 그대로 사용하실 수 있습니다.',
    en: 'Someone tried many times to log in to your account with a wrong password. To protect your account, new logins are blocked for a while. Devices that are already logged in stay logged in.',
  },
  action: { ko: '비밀번호 재설정', en: 'Reset password' },
  link,
  note: {
    ko: '15분쯤 뒤에 다시 로그인하실 수 있고, 위 버튼으로 비밀번호를 재설정하시면 바로 로그인하실 수 있습니다. 비밀번호가 유출된 것은 아닙니다.',
    en: 'You can log in again in about 15 minutes, or right away if you reset your password with the button above. Your password was not compromised.',
  },
});
